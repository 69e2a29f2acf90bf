/**
 * The kinds of danger, the most urgent first: a person who overdosed on purpose needs 911 before 988.
 * 'overdose': a life in danger now. 'poisoning': somebody swallowed something, so Poison Control
 * follows 911. 'violence': somebody is hurt or threatened. 'crisis': suicide or self-harm, so 988
 * comes first.
 */
export const dangers = ['overdose', 'poisoning', 'violence', 'crisis'] as const
export type Danger = (typeof dangers)[number]

/**
 * Signs of danger as people type them, for themselves or for somebody else: one folded phrase a
 * line, without apostrophes. `/` separates the forms of a word. `~` accepts one typing mistake in
 * the word. `..` stands for up to three words. `!` rules out the word that would follow: "blue
 * !cross". `^` matches only when the phrase is the whole search, because centers have it in their
 * names ("Crisis Center").
 */
export type DangerPhrases = Record<Danger, string>
