import { CallableText } from './callable-text.tsx'
import { warningSigns } from './emergency-content.ts'

/** The signs of three kinds of overdose and of suicide, each with what to do. */
export function WarningSigns() {
  return (
    <div className="warning-signs mt-6 grid gap-x-10 gap-y-8 md:grid-cols-2">
      {warningSigns.map(({ title, signs, act, kind }) => (
        <section
          key={title}
          aria-labelledby={titleId(title)}
          className={`border-t-4 pt-4 ${kind === 'mind' ? 'border-action' : 'border-danger'}`}
        >
          <h3 id={titleId(title)}>{title}</h3>
          <ul className="mt-2">
            {signs.map((sign) => (
              <li
                key={sign}
                className="relative border-b py-1.75 pl-5.5 leading-normal before:absolute before:top-4.25 before:left-0.5 before:size-2 before:rounded-full before:bg-current before:opacity-55"
              >
                {sign}
              </li>
            ))}
          </ul>
          <p className="mt-3 font-semibold">
            <CallableText>{act}</CallableText>
          </p>
        </section>
      ))}
    </div>
  )
}

function titleId(title: string): string {
  return `signs-${title.toLowerCase().replaceAll(' ', '-')}`
}
