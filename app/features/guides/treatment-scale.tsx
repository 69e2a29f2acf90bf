import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { en } from './treatment-types-content.en.ts'
import { es } from './treatment-types-content.es.ts'

const texts = { en, es }

/** The pictogram of each step, and the search that finds its centers. */
const steps: Record<string, { icon: IconName; search: string }> = {
  outpatient: { icon: 'house', search: 'type=outpatient' },
  'intensive-outpatient': { icon: 'calendar', search: 'offers=intensive-outpatient' },
  'partial-hospitalization': { icon: 'clock', search: 'offers=partial-hospitalization' },
  residential: { icon: 'bed-double', search: 'type=residential' },
}

/** Kinds of care as a scale from home to a stay, each a link to its centers. */
export function TreatmentScale() {
  const { scale } = useTexts(texts).content
  return (
    <ol className="treatment-scale mt-4 grid gap-2 lg:grid-cols-4">
      {scale.map(({ id, name, hours, home }, index) => (
        <li key={id} className="keep">
          <Link
            to={`/centers?${steps[id]?.search}`}
            className="grid h-full grid-cols-[2.25rem_minmax(0,1fr)] content-start rounded-l border bg-surface px-3.5 py-2.5 leading-snug text-ink no-underline hover:border-action lg:grid-cols-1 lg:gap-1"
          >
            <Icon
              name={steps[id]?.icon ?? 'house'}
              className="row-span-2 mt-0.5 size-6 text-link"
            />
            <b className="underline decoration-line-strong underline-offset-4">{name}</b>
            <span className="text-sm text-ink-soft">
              {hours}, {home}
            </span>
            <span aria-hidden="true" className="col-span-full mt-2 grid grid-cols-4 gap-1">
              {scale.map((step, place) => (
                <span
                  key={step.id}
                  className={`h-1.5 rounded-full ${place <= index ? 'bg-action' : 'bg-line'}`}
                />
              ))}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
