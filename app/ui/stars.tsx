import { Icon } from './icon.tsx'
import { uiMessages } from './messages.ts'
import { useTexts } from './use-language.tsx'

/** Five stars, `value` of them filled: a review's own rating, 1 to 5. */
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
