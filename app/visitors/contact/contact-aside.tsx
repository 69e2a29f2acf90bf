import { SideBox } from '#app/center/page-parts.tsx'
import type { Site } from '#app/context.ts'
import { crisisTextLine, nationalHelpline } from '#app/lib/crisis-lines.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { ContactList } from '#app/ui/contact-list.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { contactMessages } from './messages.tsx'

type Props = { site: Pick<Site, 'phone' | 'email' | 'supportLine'> }

/** Beside the form: other ways to reach us, when we are there, and who helps without us. */
export function ContactAside({ site }: Props) {
  const text = useTexts(contactMessages)
  return (
    <div className="grid content-start gap-5">
      <SideBox id="contact-information" title={text.contactInformation}>
        <ContactList phone={site.phone} email={site.email} />
      </SideBox>
      <SideBox id="business-hours" title={text.businessHours}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
          {text.hours.map(({ days, longDays, hours }) => (
            <div key={days} className="contents">
              <dt>
                <abbr title={longDays} className="no-underline">
                  {days}
                </abbr>
              </dt>
              <dd className="">{hours}</dd>
            </div>
          ))}
        </dl>
      </SideBox>
      <SideBox id="emergency-links" title={text.emergencyLinks}>
        <ul>
          <CrisisLink
            href={dialNumber(site.supportLine.phone)}
            number={site.supportLine.phone}
            name={text.supportLine(site.supportLine.label)}
          />
          <CrisisLink
            href={nationalHelpline.href}
            number={nationalHelpline.number}
            name={text.nationalHelpline}
          />
          <CrisisLink
            href={text.textLine.href}
            number={text.textLine.number}
            name={crisisTextLine.name}
          />
          <li>
            <Link to="/emergency-help" className="tap-link font-semibold">
              {text.emergencyHelp}
            </Link>
          </li>
        </ul>
      </SideBox>
      <SideBox id="contact-resources" title={text.resources}>
        <ul>
          {text.resourceLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="tap-link">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </SideBox>
    </div>
  )
}

function CrisisLink({ href, number, name }: { href: string; number: string; name: string }) {
  return (
    <li>
      <a
        href={href}
        className="grid min-h-14 content-center border-b py-1.5 text-ink no-underline hover:underline"
      >
        <b className="leading-snug">{number}</b>
        <span className="text-sm leading-snug">{name}</span>
      </a>
    </li>
  )
}
