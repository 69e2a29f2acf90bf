import { CallableText } from './callable-text.tsx'
import { overdoseSteps } from './emergency-content.ts'

/** What to do in an overdose, in the order in which to do it. */
export function OverdoseSteps() {
  return (
    <ol className="overdose-steps mt-6">
      {overdoseSteps.map(({ title, text }, index) => (
        <li
          key={title}
          className="relative grid grid-cols-[3.25rem_1fr] gap-x-4.5 pb-6.5 before:absolute before:top-13 before:bottom-0 before:left-[calc(1.625rem-2.5px)] before:w-[5px] before:bg-action-tint-hover last:before:hidden"
        >
          <span
            aria-hidden="true"
            className={`step-number row-span-2 grid size-13 place-items-center rounded-full text-2xl leading-none font-bold ${
              index === 0 ? 'bg-danger text-on-danger' : 'bg-deep text-on-deep'
            }`}
          >
            {index + 1}
          </span>
          <h3 className="pt-2.5 text-[clamp(1.25rem,1.15rem+0.5vw,1.5rem)]">
            <CallableText>{title}</CallableText>
          </h3>
          {text && (
            <p className="max-w-[38em] pt-0.5 text-ink-soft">
              <CallableText>{text}</CallableText>
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
