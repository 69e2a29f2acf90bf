/** A text that a sample member left on a sample center's page. */
export type SampleAuthorship = {
  /** The member's key. */
  by: string
  /** The center's name. */
  center: string
  daysAgo: number
  content: string
}
