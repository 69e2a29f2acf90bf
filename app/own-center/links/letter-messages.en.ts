type Letter = { site: string; address: string; until: string }

/** A printed letter to a center. */
export const en = {
  greeting: 'To the person in charge of the listing of your center',
  what: ({ site }: Letter) =>
    `Your center is listed in ${site}, a public directory of addiction treatment centers. People who look for treatment see your phone number, address, hours and services there. It costs nothing, and no center can pay for its place.`,
  ask: 'Please tell us whether your listing is right. It takes two minutes. You need no account.',
  how: ({ address }: Letter) =>
    `Scan the code with a phone, or go to ${address} and enter these letters and digits:`,
  until: ({ until }: Letter) =>
    `The code works until ${until}. It opens only your listing. Our staff call you before they change anything.`,
  qr: 'A QR code that opens your listing',
}
