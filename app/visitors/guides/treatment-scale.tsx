import type { TreatmentKindId } from '#app/center/offerings/treatment-kinds.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { CentersLink } from './centers-link.tsx'
import { PictureRow } from './guide-parts.tsx'
import { en, type ScaleStep } from './treatment-types-content.en.ts'
import { es } from './treatment-types-content.es.ts'

const texts = { en, es }

/** The pictogram of each step, and the section of /treatment-types that describes it. */
const steps: Record<ScaleStep['id'], { icon: IconName; section: TreatmentKindId }> = {
  outpatient: { icon: 'house', section: 'outpatient' },
  'intensive-outpatient': { icon: 'calendar', section: 'intensive-outpatient' },
  'partial-hospitalization': { icon: 'clock', section: 'intensive-outpatient' },
  residential: { icon: 'bed-double', section: 'inpatient' },
}

/** Kinds of care from home to a stay, each with links to its description and its centers. */
export function TreatmentScale() {
  const { scale } = useTexts(texts).content
  return (
    <>
      <ol className="halves mt-4 grid gap-2 lg:grid-cols-4">
        {scale.map(({ id, name, hours, home }, index) => (
          <li
            key={id}
            className="keep grid grid-cols-[2.75rem_minmax(0,1fr)] content-start rounded-l border bg-surface px-4 py-2 leading-snug"
          >
            <ScaleBar filled={index + 1} />
            <Icon name={steps[id].icon} className="mt-2 size-7 text-link" />
            <Link to={`/treatment-types#${steps[id].section}`} className="tap-link font-semibold">
              {name}
            </Link>
            <span className="col-start-2 text-sm text-ink-soft">
              {hours}, {home}
            </span>
            <span className="col-start-2 grid text-sm">
              <CentersLink filter={id} />
            </span>
          </li>
        ))}
      </ol>
      <BesideScale />
    </>
  )
}

/** Drawn only: the numbers of hours say the same. */
function ScaleBar({ filled }: { filled: number }) {
  const { scale } = useTexts(texts).content
  return (
    <span aria-hidden="true" className="col-span-full mt-1 mb-1 grid grid-cols-4 gap-1">
      {scale.map(({ id }, index) => (
        <span
          key={id}
          className={`h-1.5 rounded-full ${index < filled ? 'bg-action' : 'bg-line'}`}
        />
      ))}
    </span>
  )
}

type BesideId = (typeof en.content.besideScale)[number]['id']

const besideIcons: Record<BesideId, IconName> = {
  detox: 'life-buoy',
  'sober-living': 'key-round',
}

/** Detox and sober living, which are not steps of the scale. */
function BesideScale() {
  return (
    <ul className="halves mt-3 grid gap-x-10 md:grid-cols-2">
      {useTexts(texts).content.besideScale.map(({ id, title, text, more }) => (
        <PictureRow key={id} icon={besideIcons[id]} title={title}>
          <p className="text-ink-soft">{text}</p>
          <ArrowLink to={`/treatment-types#${id}`} className="text-sm">
            {more}
          </ArrowLink>
        </PictureRow>
      ))}
    </ul>
  )
}
