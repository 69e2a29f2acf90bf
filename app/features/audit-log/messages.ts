export const title = 'Activity'
export const loadFailed = 'Error loading activity: '
export const timesNote = 'Times are those of New Jersey. Nobody can change or remove an entry.'
