import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Session } from '#app/context.ts'
import { openAuthChannel } from './auth-channel.ts'
import { watchSession } from './browser-session.ts'

const session: Session = {
  user: { id: 'robin', email: 'robin@example.org', fullName: 'Robin', username: null },
  role: 'user',
  hasTwoFactor: false,
  expiresAt: '2099-01-01T00:00:00Z',
}

/** A form as the browser hands it out: a field of the name "action" takes the property's place. */
class FakeForm {
  readonly action = { name: 'action' }
  readonly getAttribute: () => string | null
  constructor(attribute: string | null) {
    this.getAttribute = () => attribute
  }
}

type Listener = (event: { target: unknown }) => void
let onDocument: Map<string, Listener>
let onWindow: Map<string, Listener>
beforeEach(() => {
  onDocument = new Map()
  onWindow = new Map()
  vi.stubGlobal('HTMLFormElement', FakeForm)
  vi.stubGlobal('document', {
    addEventListener: (name: string, listener: Listener) => onDocument.set(name, listener),
    removeEventListener: (name: string) => onDocument.delete(name),
  })
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: Listener) => onWindow.set(name, listener),
    location: { search: '' },
    setInterval: () => 0,
    clearInterval: () => {},
  })
})
afterEach(() => vi.unstubAllGlobals())

it('takes every form for what its attribute says', async () => {
  const otherTab = openAuthChannel()
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data)
  })
  const stop = watchSession(session, undefined, () => {})
  const submit = onDocument.get('submit')
  submit?.({ target: new FakeForm('/admin/reviews') })
  submit?.({ target: new FakeForm(null) })
  expect([...onWindow.keys()]).toEqual([])
  submit?.({ target: new FakeForm('/auth/sign-out') })
  expect([...onWindow.keys()]).toEqual(['pagehide'])
  onWindow.get('pagehide')?.({ target: null })
  expect(await heard).toMatchObject({ event: 'SIGNED_OUT' })
  stop()
  otherTab.close()
})
