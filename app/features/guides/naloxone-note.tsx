import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { naloxone } from './emergency-content.ts'

/** How to come by naloxone before it is needed. */
export function NaloxoneNote() {
  return (
    <section
      aria-labelledby="naloxone"
      className="naloxone grid gap-2 rounded-l bg-action-tint p-5.5 leading-normal"
    >
      <h2 id="naloxone" className="text-lg">
        {naloxone.title}
      </h2>
      <p>{naloxone.text}</p>
      <ul className="list-disc pl-5 marker:text-ink-soft">
        {naloxone.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ArrowLink to={`https://${naloxone.website}`}>Where: {naloxone.website}</ArrowLink>
    </section>
  )
}
