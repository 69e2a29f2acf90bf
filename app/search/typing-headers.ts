/** The live search's requests have it while somebody types: the text may be unfinished. */
export const typingHeader = 'Search-Typing'

/** The answer has it if the page shows more once the text is finished. */
export const awaitsPauseHeader = 'Search-Awaits-Pause'
