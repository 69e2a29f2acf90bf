import type { FlashTexts } from '#app/lib/flash-message.ts'
export const en = {
  title: 'Claim this center',
  pageTitle: (name: string) => `Claim this center: ${name}`,
  description: 'For center staff.',
  invite: (name: string, hasPhone: boolean) =>
    `Do you work at ${name}? Claim it, and you can report open beds every day and send corrections that we review first. Our staff call ${hasPhone ? 'the listed number' : 'you'} or send a letter with a code. A new phone number shows only after our staff have called it.`,
  otherBefore: 'You already claimed',
  otherAfter: '. One account represents one center.',
  needsTwoFactor:
    'Your account needs two-factor sign-in for this: a code in addition to your password.',
  setUpTwoFactor: 'Set up two-factor sign-in',
  claim: 'Claim this center',
  proved: 'You represent this center.',
  sayBeds: 'Report open beds',
  correct: 'Correct the listing',
  whenShown:
    'Your corrections show after our staff confirm them; a phone number, after they have called it.',
  code: 'The code that our staff gave you',
  codeHint: 'Eight digits. It comes in a call or a letter, and works for 30 days.',
  prove: 'Confirm your claim',
  asked:
    'We received your claim. Our staff will call the listed number or send a letter, and give you a code. Enter it here.',
  withdraw: 'Withdraw your claim',
  nothingDone: 'Nothing was changed',
  another: (name: string) => `You already claimed ${name}. Withdraw that claim first.`,
  gone: 'You no longer have a claim on this center.',
  factor: 'Set up two-factor sign-in first.',
  unavailable: 'Something on our side failed. Please try again.',
  wrongCode: {
    title: 'Your claim is not confirmed yet. Please check:',
    fields: { code: 'This is not the code. After five tries our staff must make a new one' },
  },
  /** Shown once on the page that follows a form. */
  flash: {
    'claim-asked': { title: 'We will call the listed number or send a letter.' },
    'claim-proved': { title: 'Your claim is confirmed.' },
    'claim-withdrawn': { title: 'Your claim is withdrawn.' },
  } satisfies FlashTexts,
}
