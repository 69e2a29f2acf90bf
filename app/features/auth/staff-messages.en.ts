/** Messages for staff: the admin area is in English. */
export const forAdministrators = {
  title: 'This page is for administrators',
  text: 'Only administrators may open it. You are signed in as a moderator, who has reviews, comments, reports and messages.',
}

export const notPermitted = 'This was not done'

export const forbiddenActions = {
  delete: 'You do not have admin permission to delete treatment centers. Please contact support.',
  pin: 'Failed to pin treatment center: you do not have admin permission.',
} as const
