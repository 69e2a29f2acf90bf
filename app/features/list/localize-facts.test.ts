import { expect, test } from 'vitest'
import { localizeFacts } from './localize-facts.ts'
import { listMessages } from './messages.ts'

const facts = {
  place: 'Trenton, Mercer County',
  hours: 'Mon–Fri 9 AM to 5 PM; Sat, Sun Closed',
  checked: 'Checked May 3, 2025',
}

test('English facts stay as they are', () => {
  expect(localizeFacts(facts, listMessages.en)).toEqual(facts)
})

test('in Spanish our words are Spanish', () => {
  expect(localizeFacts(facts, listMessages.es)).toEqual({
    place: 'Trenton, condado de Mercer',
    hours: 'lun–vie de las 9 a. m. a las 5 p. m.; sáb, dom cerrado',
    checked: 'Revisado el 3 de mayo de 2025',
  })
})

test.each([
  ['Listed from SAMHSA, 2021; not checked yet', 'Tomado de SAMHSA, 2021; aún sin revisar'],
  [
    'Listed from an import, 2021; not checked yet',
    'Tomado de una lista importada, 2021; aún sin revisar',
  ],
  ['Sample listing', 'Ficha de ejemplo'],
])('%s is %s', (checked, said) => {
  expect(localizeFacts({ ...facts, checked }, listMessages.es).checked).toBe(said)
})

test('a text that is not ours stays', () => {
  const others = { place: 'Newark, DE', hours: 'Mon by appointment; or call', checked: 'Soon' }
  expect(localizeFacts(others, listMessages.es)).toEqual({
    ...others,
    hours: 'lun by appointment; or call',
  })
  expect(localizeFacts({ ...others, place: null, hours: null }, listMessages.es)).toEqual({
    ...{ place: null, hours: null, checked: 'Soon' },
  })
})
