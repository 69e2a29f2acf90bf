/**
 * The kinds of danger, the most urgent first: a person who overdosed on purpose needs 911 before 988.
 * 'overdose': a life in danger now. 'naloxone-given': it wears off, and the overdose can return.
 * 'poisoning': somebody swallowed something, so Poison Control follows 911. 'seizure': a seizure, or
 * the signs of a severe withdrawal. 'child': a child is hurt or left in danger. 'violence': somebody
 * is hurt or threatened. 'crisis': suicide or self-harm, so 988 comes first.
 */
export const signedDangers = [
  'overdose',
  'naloxone-given',
  'poisoning',
  'seizure',
  'child',
  'violence',
  'crisis',
] as const
export type SignedDanger = (typeof signedDangers)[number]

/** 'unclear': danger that only the examples show, of two kinds alike: 911 and 988 stand side by side. */
export const dangers = [...signedDangers, 'unclear'] as const
export type Danger = (typeof dangers)[number]

/**
 * What sounds like danger and is none. 'told': a loss, or something that is over: "died from an
 * overdose". 'learning': prevention, and other things with such a name: "overdose prevention".
 */
export const harmlessKinds = ['told', 'learning'] as const
export type HarmlessKind = (typeof harmlessKinds)[number]

/**
 * Signs of danger as people type them, for themselves or for somebody else: one folded phrase a
 * line, without apostrophes. `/` separates the forms of a word. `~` accepts one typing mistake in
 * the word. `..` stands for up to three words. `!` rules out the word that would follow: "blue
 * !cross". `^` matches only when the phrase is the whole search, because centers have it in their
 * names ("Crisis Center").
 */
export type Phrases<Kind extends string> = Record<Kind, string>
