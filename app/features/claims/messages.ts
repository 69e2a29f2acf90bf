import type { FormErrors } from '#app/lib/form.ts'

export const claimTitle = 'Claim this center'

const nothingDone = 'Nothing is changed'

export const refusals = {
  another: (name: string): FormErrors => ({
    status: 409,
    title: nothingDone,
    text: `You claim ${name} already. Withdraw that claim first.`,
  }),
  gone: { status: 409, title: nothingDone, text: 'You have no claim on this center any more.' },
  code: {
    title: 'Not proved yet. Please check:',
    fields: { code: 'This is not the code. After five tries our staff must make another one' },
  },
  factor: {
    status: 403,
    title: nothingDone,
    text: 'Set up two-factor sign-in first.',
  },
  unavailable: {
    status: 503,
    title: nothingDone,
    text: 'Something on our side failed. Please try again.',
  },
  unreachable: {
    title: nothingDone,
    text: 'This site could not be reached. Try again when you have a connection.',
  },
}
