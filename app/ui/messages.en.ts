export const en = {
  home: 'Home',
  optional: ' (optional)',
  sending: 'Sending...',
  leaveEmpty: 'Leave this empty',
  whatWeKeep: 'What we keep',
  close: 'Close',
  breadcrumb: 'Breadcrumb',
  pages: 'Pages',
  page: 'Page ',
  previous: 'Previous',
  next: 'Next',
  loading: 'Loading',
  starsOfFive: (value: number) => `${value} of 5`,
  country: 'United States',
  sendAgain: 'Send Again',
  /** What the fields of a form that was not taken are called; the others by their own names. */
  fields: {} as Readonly<Record<string, string>>,
}
