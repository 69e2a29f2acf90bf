export const failedToLoad = 'Failed to load user data'
export const copied = 'Your data has been copied to clipboard'
export const downloaded = 'Your data has been downloaded'
export const copyFailed = 'Your browser did not allow copying. Download the file instead.'

export const emptyVotes = 'You have not voted yet'
export const emptyComments = 'You have not commented yet'
export const emptyReviews = 'You have not written a review yet'

export const voteLabels = { upvote: 'Helpful', downvote: 'Not helpful' } as const

export const reviewLabels = {
  pending: 'Waiting for approval',
  approved: 'Approved',
  rejected: 'Not approved',
} as const
