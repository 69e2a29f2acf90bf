/** When the operator's office answers its phone, by ISO weekday (specification, section 2, 'Contact'). */
export const officeHours = [
  { days: [1, 2, 3, 4, 5], hours: '8 AM-8 PM' },
  { days: [6], hours: '9 AM-5 PM' },
  { days: [7], hours: '12 PM-4 PM' },
] as const
