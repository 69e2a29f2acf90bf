/**
 * How many random inputs a test tries: few in every run, which repeats them, and many in
 * `npm test -- --all`, whose inputs are new each time.
 */
export function runs(few: number, many: number): number {
  return process.env.TEST_ALL ? many : few
}
