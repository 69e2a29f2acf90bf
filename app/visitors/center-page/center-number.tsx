import type { AdmissionNumber } from '#app/center/admission/admission-number.ts'
import type { CenterDetail, Evidence } from '#app/center/center-model.ts'
import { methodTexts, reportedNumber } from '#app/center/fields/checked-fields.ts'
import { unreachableNotice } from '#app/center/fields/unreachable.ts'
import { centerMessages } from '#app/center/messages.ts'
import { FieldEvidence } from '#app/center/page-parts.tsx'
import { formatDate } from '#app/lib/format-date.ts'
import type { Language } from '#app/lib/language.ts'
import { firstCallMessages } from '#app/search/first-call-messages.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'

type Props = { center: CenterDetail; number: AdmissionNumber }

/** The number, which is the button that calls, and how far it can be trusted. */
export function CenterNumber({ center, number: { display, href, isIntake } }: Props) {
  const { contact: text, admission } = useTexts(centerMessages)
  const { wrongNumber } = useTexts(firstCallMessages)
  const [digits = '', extension] = display.split(' ext. ')
  const isOutlined = center.openStatus !== 'Open'
  return (
    <>
      {isIntake && <p className="font-semibold">{admission.intake}</p>}
      <a href={href} className={isOutlined ? 'call call-big call-line' : 'call call-big'}>
        <small>{text.callNow}</small> <Icon name="phone" />
        <PhoneNumber>{digits}</PhoneNumber>
        {extension && <small> ext. {extension}</small>}
      </a>
      <div className="first-under">
        {!isIntake && <PhoneEvidence center={center} />}
        {isIntake &&
          (center.evidence.intakePhone ? (
            <FieldEvidence evidence={center.evidence} field="intakePhone" />
          ) : (
            !hasOwnEvidence(center) && <p>{center.provenance}</p>
          ))}
        <Link to={`/centers/${center.slug}/report`} className="no-print">
          {wrongNumber}
        </Link>
      </div>
      {isIntake && center.phoneHref && (
        <div className="note-line">
          {admission.mainNumber}{' '}
          <a href={center.phoneHref} className="sec-link">
            <PhoneNumber>{center.phone}</PhoneNumber>
          </a>
          {hasOwnEvidence(center) && <PhoneEvidence center={center} />}
        </div>
      )}
    </>
  )
}

/** Whether something is known of the main number alone, and not of the whole listing. */
const hasOwnEvidence = ({ isPhoneReported, isUnreachable, evidence }: CenterDetail) =>
  isPhoneReported || isUnreachable || evidence.phone !== undefined

/** A report, a check or the listing's source, and whether anybody answers. */
function PhoneEvidence({ center }: { center: CenterDetail }) {
  const language = useLanguage()
  const { isPhoneReported, isUnreachable, evidence, provenance } = center
  if (isPhoneReported) {
    return (
      <p className="font-semibold text-danger-ink">
        <Icon name="circle-alert" /> {reportedNumber[language]}
      </p>
    )
  }
  const known = evidence.phone
  return (
    <div>
      <p>{known ? describePhone(known, language) : provenance}</p>
      {isUnreachable && <p className="font-semibold">{unreachableNotice[language]}</p>}
    </div>
  )
}

function describePhone({ how, at }: Evidence, language: Language): string {
  const { contact: text } = centerMessages[language]
  const date = formatDate(at, language)
  if (how === 'link') return text.phoneConfirmed(date)
  return text.phoneChecked(methodTexts[language][how], date)
}
