import type { FlashTexts } from '#app/lib/flash-message.ts'
export const en = {
  title: 'Two-Factor Sign-In',
  description: 'A code from your phone besides your password.',
  lede: 'A code from your phone besides your password: whoever learns the password still cannot sign in.',
  yourAccount: 'Your account',
  isRequired: 'Staff sign in with two factors.',
  isRequiredWhy: 'The admin area opens for you when this is on.',
  codeHint: 'The six digits that your authenticator app shows now.',
  anyCodeHint: 'The six digits of your authenticator app, or one of your backup codes.',

  begin: {
    title: 'Turn it on',
    about:
      'You need an authenticator app on your phone, such as Aegis, Google Authenticator or Microsoft Authenticator, or a password manager that makes codes. It works without a signal.',
    submit: 'Begin',
  },
  scan: {
    title: '1. Add this site to your app',
    about: 'Scan the code with the app. On the phone itself, use the link. Or type the key in.',
    qrCode: 'QR code for your authenticator app',
    open: 'Open in an app on this device',
    key: 'Key to type in',
    keyHint: 'Time-based, six digits. Show it to nobody.',
  },
  confirm: {
    title: '2. Enter the code',
    about:
      'The app shows six digits now. With them it is turned on, and every other device is signed out.',
    submit: 'Turn On Two-Factor Sign-In',
  },
  codes: {
    title: 'Your backup codes',
    about:
      'Each signs you in once when you do not have your phone. They are shown only now: keep them where others do not look. Without the phone and without a code, you cannot sign in.',
    isOn: 'Two-factor sign-in is on.',
    done: 'I Have Kept Them',
    /** Above the codes in the file. */
    head: (site: string) => `${site}: backup codes, each good for one sign-in`,
    file: 'backup-codes.txt',
    download: 'Download',
    copy: 'Copy',
    print: 'Print',
    copied: 'The codes are copied.',
    notCopied: 'Copying did not work. Please download or print them.',
  },
  isOn: 'It is on.',
  isOnWhat: 'Signing in asks for a code besides your password.',
  renew: {
    title: 'Backup codes',
    left: (left: number) => (left === 1 ? '1 of 10 is left.' : `${left} of 10 are left.`),
    about: 'New ones take the place of all that you have.',
    submit: 'Make New Codes',
  },
  turnOff: {
    title: 'Turn it off',
    about: 'From then on your password alone signs you in. You get an email about it.',
    submit: 'Turn Off Two-Factor Sign-In',
  },

  codeOfApp: 'Enter the six digits that the app shows',
  codeWrong:
    'This code is not right, or was used before. The app shows a new one every half minute',
  setupOver: 'This took more than half an hour. Begin again: the app needs a new code.',
  alreadyOn:
    'Two-factor sign-in is on already. Its backup codes were shown once: make new ones if you have not kept them.',
  alreadyOff: 'Two-factor sign-in is off already.',
  /** Shown once on the page that follows a form. */
  flash: {
    'two-factor-off': { title: 'Two-factor sign-in is off.' },
  } satisfies FlashTexts,
}
