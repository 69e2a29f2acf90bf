import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { type Language, languageNames, languages } from '#app/lib/language.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Checkbox, Field, Select } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { FormInput } from '#app/ui/post-form.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { AccountSection, FormSection, PasswordInput } from './account-section.tsx'
import { DeviceList, type ShownDevice } from './device-list.tsx'
import { accountMessages } from './messages.tsx'

type AccountPageProps = {
  member: {
    email: string
    fullName: string | null
    username: string | null
    /** Null until they choose one. */
    language: Language | null
  }
  hasTwoFactor: boolean
  devices: ShownDevice[]
  rejected: RejectedForm | undefined
}

/** A member's names, sign-in details, signed-in devices, and account deletion. */
export function AccountPage({ member, hasTwoFactor, devices, rejected }: AccountPageProps) {
  const text = useTexts(accountMessages)
  return (
    <>
      <PageHead title={text.title} lede={text.lede}>
        <p className="mt-1">
          <Link to="/dashboard" className="inline-flex min-h-11 items-center">
            {text.dashboard}
          </Link>
        </p>
      </PageHead>
      <div className="wrap pt-[clamp(2rem,1.5rem+2vw,3.5rem)] pb-section">
        <ProfileSection member={member} rejected={rejected} />
        <EmailSection member={member} rejected={rejected} />
        <PasswordSection member={member} rejected={rejected} />
        <AccountSection
          id="two-factor"
          title={text.twoFactor.title}
          about={hasTwoFactor ? text.twoFactor.on : text.twoFactor.off}
        >
          <ButtonLink to="/account/two-factor" variant="line" className="md:justify-self-start">
            {hasTwoFactor ? text.twoFactor.change : text.twoFactor.setUp}
          </ButtonLink>
        </AccountSection>
        <AccountSection id="devices" title={text.devices.title} about={text.devices.about}>
          <DeviceList devices={devices} rejected={rejected} />
        </AccountSection>
        <DeletionSection rejected={rejected} />
      </div>
    </>
  )
}

type SectionProps = Pick<AccountPageProps, 'member' | 'rejected'>

function ProfileSection({ member, rejected }: SectionProps) {
  const { saving, profile: text } = useTexts(accountMessages)
  const pageLanguage = useLanguage()
  return (
    <FormSection
      id="profile"
      text={text}
      about={text.about}
      intent="save-profile"
      action="/account"
      rejected={rejected}
      busy={saving}
    >
      {(rejected) => (
        <>
          <FormInput
            name="fullName"
            label={text.fullName}
            autoComplete="name"
            defaultValue={member.fullName ?? ''}
          />
          <FormInput
            name="username"
            label={text.username}
            hint={text.usernameHint}
            optional
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={member.username ?? ''}
          />
          <Field id="account-language" label={text.language} hint={text.languageHint}>
            <Select
              name="language"
              defaultValue={getTyped(rejected, 'language') ?? member.language ?? pageLanguage}
            >
              {languages.map((language) => (
                <option key={language} value={language} lang={language}>
                  {languageNames[language]}
                </option>
              ))}
            </Select>
          </Field>
        </>
      )}
    </FormSection>
  )
}

function EmailSection({ member, rejected }: SectionProps) {
  const { sending, email: text } = useTexts(accountMessages)
  return (
    <FormSection
      id="email"
      text={text}
      about={text.about(<b className="wrap-anywhere text-ink">{member.email}</b>)}
      intent="change-email"
      action="/account"
      rejected={rejected}
      busy={sending}
    >
      <FormInput
        name="email"
        label={text.label}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput />
    </FormSection>
  )
}

function PasswordSection({ member, rejected }: SectionProps) {
  const { saving, password: text } = useTexts(accountMessages)
  return (
    <FormSection
      id="password"
      text={text}
      about={text.about((words) => <Link to="/forgotten-password">{words}</Link>)}
      intent="change-password"
      action="/account"
      rejected={rejected}
      busy={saving}
    >
      {/* For password managers, which need the username beside the password. */}
      <input type="email" autoComplete="username" value={member.email} readOnly hidden />
      <PasswordInput label={text.current} />
      <PasswordInput label={text.next} isNew />
    </FormSection>
  )
}

/** Account deletion, with a list of the data that is deleted or kept. */
function DeletionSection({ rejected }: Pick<AccountPageProps, 'rejected'>) {
  const { deletion: text } = useTexts(accountMessages)
  return (
    <FormSection
      id="delete"
      text={text}
      about={
        <div className="grid gap-2">
          <p>
            <b className="text-ink">{text.goes}</b> {text.goesText}
          </p>
          <p>
            <b className="text-ink">{text.stays}</b> {text.staysText}
          </p>
          <p>
            {text.takeAlong((words) => (
              <Link to="/dashboard">{words}</Link>
            ))}
          </p>
        </div>
      }
      intent="delete-account"
      action="/account"
      rejected={rejected}
      busy={text.busy}
      variant="danger"
    >
      {(rejected) => (
        <>
          <Checkbox
            name="deleteWords"
            value="yes"
            defaultChecked={getTyped(rejected, 'deleteWords') === 'yes'}
            label={text.deleteWords}
          />
          <PasswordInput />
        </>
      )}
    </FormSection>
  )
}
