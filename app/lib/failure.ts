/** Why the database did not do what it was asked to. */
export type Failure = 'unreachable' | 'timeout' | 'busy' | 'forbidden' | 'rule' | 'failed'

/** What a person is told of each: the end of a sentence that says what was not done. */
export const failureTexts: Record<Failure, string> = {
  unreachable: 'the database does not answer. Please try again.',
  timeout: 'it took too long. Please try again.',
  busy: 'somebody else was changing the same. Please try again.',
  forbidden: 'you do not have the right to do this.',
  rule: 'a rule of the directory forbids it.',
  failed: 'something on our side failed. Please try again.',
}
