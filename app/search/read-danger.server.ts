import type { Danger } from './danger-words.ts'
import { findDanger, type SearchTexts } from './find-danger.ts'
import { noScore, scoreDanger } from './score-danger.server.ts'

/** The danger in a search: the signs are sure, the examples are sure or not. */
export type ReadDanger = {
  /** The panel to show. */
  danger: Danger | null
  /** Whether only the score shows the danger: no sign, and no example word for word. */
  isScored: boolean
  /** Whether to ask in one line if somebody is in danger. */
  mayBeDanger: boolean
  /** Whether the text is private, because it tells of danger or comes near to it. */
  isPrivate: boolean
  /** Whether the text would show more if it were finished. */
  awaitsPause: boolean
}

/**
 * Read the danger in all that was sent. Unfinished text is only compared with the signs: on the way to
 * "my son is doing fine" the examples would alarm.
 */
export function readDanger(search: SearchTexts, isFinished = true): ReadDanger {
  const signed = findDanger(search)
  const score = signed ? noScore : scoreDanger(search)
  return {
    danger: signed ?? (isFinished ? score.danger : null),
    isScored: score.danger !== null && !score.isExample,
    mayBeDanger: isFinished && score.danger === null && score.mayBe,
    isPrivate: signed !== null || score.isPrivate,
    awaitsPause: !isFinished && (score.danger !== null || score.mayBe),
  }
}
