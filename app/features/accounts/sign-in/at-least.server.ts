/**
 * Does the work and answers no sooner than after `milliseconds`, so that how long it took does not say
 * which work it was.
 */
export async function atLeast<Result>(
  milliseconds: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
  const [done] = await Promise.allSettled([work(), pause])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
