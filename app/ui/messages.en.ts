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
  /** Names of the fields in the summary of a rejected form; other fields use their own names. */
  fields: {} as Readonly<Record<string, string>>,
}
