/** The states of a center as forms send them. */
export const openStates = ['open', 'temporarily-closed', 'permanently-closed'] as const

export type OpenState = (typeof openStates)[number]
