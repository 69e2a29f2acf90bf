/**
 * Counts presses of a key. The function it makes takes the moment of a press, in milliseconds, and
 * says whether it was the last of `presses` within `span` milliseconds; then it counts anew.
 */
export function countPresses(presses: number, span: number): (moment: number) => boolean {
  let moments: number[] = []
  return (moment) => {
    moments = [...moments.filter((earlier) => moment - earlier <= span), moment]
    if (moments.length < presses) return false
    moments = []
    return true
  }
}
