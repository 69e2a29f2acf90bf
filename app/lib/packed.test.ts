import { describe, expect, it } from 'vitest'
import { pack, unpack } from './packed.ts'

/** What arrives in a browser: what can be seen of the object, and no more. */
const send = <Sent>(sent: Sent): Sent => ({ ...sent })

describe('packed data', () => {
  const list = { centers: [{ name: 'Örtlich "Haus" </script>', phone: null, rating: 4.5 }] }

  it('is the same once it has been sent', () => {
    expect(unpack(send(pack(list)))).toEqual(list)
  })

  it('is read once, and on the server not at all', () => {
    const sent = send(pack(list))
    expect(unpack(sent)).toBe(unpack(sent))
    expect(unpack(pack(list))).toBe(list)
  })

  it('keeps what is nothing', () => {
    expect(unpack(send(pack(null)))).toBeNull()
  })
})
