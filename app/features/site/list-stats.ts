import { formatNumber, type Language } from '#app/lib/language.ts'
import { siteMessages } from './messages.tsx'
import type { Stat } from './stats-strip.tsx'

type Numbers = { centers: number; averageRating: number | null }

/**
 * Home's figures. The count and the average are computed; 'Lives Changed' is the operator's own claim
 * and is left out without one, as the average is while nothing is rated.
 */
export function listStats(
  { centers, averageRating }: Numbers,
  livesChanged: string | null,
  language: Language,
): Stat[] {
  const text = siteMessages[language].stats
  return [
    { label: text.centers, value: `${formatNumber(centers, language)}+` },
    ...(livesChanged ? [{ label: text.livesChanged, value: livesChanged }] : []),
    ...(averageRating === null ? [] : [{ label: text.rating, value: averageRating.toFixed(1) }]),
    { label: text.support, value: '24/7' },
  ]
}
