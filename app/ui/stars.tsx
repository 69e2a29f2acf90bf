import { Icon } from './icon.tsx'
import { useTexts } from './language.tsx'
import { uiMessages } from './messages.ts'

/** Five stars, `value` of them full: a review's own rating, 1 to 5. */
export function Stars({ value }: { value: number }) {
  const text = useTexts(uiMessages)
  return (
    <span
      role="img"
      aria-label={text.starsOfFive(value)}
      className="inline-flex gap-px text-sm text-star"
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name="star"
          className={star > value ? 'icon-fill opacity-30' : 'icon-fill'}
        />
      ))}
    </span>
  )
}

/** One star, the figure, and where it comes from: "★ 4.9 Google rating · 212 reviews". */
export function Rating({ value, source }: { value: number; source: string }) {
  return (
    <p className="rating">
      <Icon name="star" className="icon-fill" />
      <b>{value.toFixed(1)}</b>
      {source}
    </p>
  )
}
