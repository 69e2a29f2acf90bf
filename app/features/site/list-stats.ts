import type { Stat } from './stats-strip.tsx'

type Numbers = { centers: number; averageRating: number | null }

/**
 * Home's figures. The count and the average are computed; 'Lives Changed' is the operator's own claim
 * and is left out without one, as the average is while nothing is rated.
 */
export function listStats(
  { centers, averageRating }: Numbers,
  livesChanged: string | null,
): Stat[] {
  return [
    { label: 'Treatment Centers', value: `${centers.toLocaleString('en-US')}+` },
    ...(livesChanged ? [{ label: 'Lives Changed', value: livesChanged }] : []),
    ...(averageRating === null
      ? []
      : [{ label: 'Average Rating', value: averageRating.toFixed(1) }]),
    { label: 'Support', value: '24/7' },
  ]
}
