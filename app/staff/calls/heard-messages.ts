import { stateCode } from '#site/state.ts'
import { notCalled } from './messages.ts'

/** The form for what a center says has changed. */
export const heardTexts = {
  summary: 'They gave a new number, new hours, moved or closed',
  hint: 'Fill in what changed and press Enter. It is saved as checked by calling, the call counts as “Right”, and the next one comes. Undo takes it back.',
  number: 'New number',
  kind: 'It is',
  kinds: { main: 'The main number', intake: 'The intake number' },
  hours: 'New hours',
  hoursHint: 'Mon-Fri 9 to 5, Sat closed. Days that you leave out stay as listed.',
  listed: (value: string) => `Listed: ${value}.`,
  listedIntake: (value: string) => `Listed intake number: ${value}.`,
  nothing: 'nothing',
  week: (value: string) => `The week will be: ${value}`,
  street: 'Moved to: street',
  city: 'City',
  zip: 'ZIP code',
  state: 'State',
  status: 'Open or closed',
  asListed: (status: string) => `As listed: ${status}`,
  statuses: {
    open: 'Open again',
    'temporarily-closed': 'Closed for now',
    'permanently-closed': 'Closed for good',
  },
  save: 'Save and next',
  /** By fact, in the line that shows what was saved. */
  facts: {
    phone: 'Number',
    intakePhone: 'Intake number',
    hours: 'Hours',
    address: 'Address',
    status: 'Status',
  },
}

/** Errors of what the center said has changed, by control. */
export const heardErrors = {
  nothing: 'Fill in what changed: a number, hours, an address, or closed.',
  tooLong: (most: number) => `At most ${most} characters`,
  hours: 'Not understood. Name the days and their hours: Mon-Fri 9 to 5, Sat 10 to 2, Sun closed',
  noStreet: 'Enter the street',
  noCity: 'Enter the city',
  noZip: 'Enter the ZIP code',
  noState: `Use the two letters of the state: ${stateCode}`,
  closedWithNumber: 'A center that is closed for good needs no new number. Clear one of them.',
  sameNumber: {
    title: notCalled,
    fields: {
      newNumber: 'The listing has this number. Type the new one, or clear it and press Right.',
    },
  },
  twoIntakes: {
    title: notCalled,
    fields: { newNumber: 'You typed another intake number below. Keep one of them.' },
  },
}

export const refuseChanges = (fields: Record<string, string>) => ({ title: notCalled, fields })

/** Ask what becomes of a change that another button would drop. */
export const unusedChange = (control: string) => ({
  title: notCalled,
  fields: { [control]: `You typed a change: press “${heardTexts.save}”, or clear it.` },
})
