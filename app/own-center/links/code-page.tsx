import { localize } from '#app/find-page.ts'
import { dialNumber } from '#app/lib/phone.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { FormPage } from '#app/ui/form-page.tsx'
import { Link } from '#app/ui/link.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { linkMessages } from './messages.ts'

/** Sent with a code that was typed here, which a link doesn't have. */
export const typedCodeField = 'typed'

type CodePageProps = {
  /** The key is not valid. */
  isEnded: boolean
  /** The key is a code that was typed, not one from a link. */
  isTyped: boolean
}

/** Asks for the code of a letter. */
export function CodePage({ isEnded, isTyped }: CodePageProps) {
  const text = useTexts(linkMessages)
  const { phone } = useSite()
  const action = localize('/confirm', useLanguage())
  const refused = isTyped ? text.codeUnknown : text.linkEnded
  return (
    <FormPage
      title={text.title}
      lede={text.codeIntro}
      id="confirm"
      rejected={undefined}
      thanks={null}
    >
      {isEnded && <Alert title={refused.title}>{refused.text}</Alert>}
      <form method="get" action={action} className="grid gap-4">
        <input type="hidden" name={typedCodeField} value="yes" />
        <Field id="confirm-key" label={text.code} hint={text.codeHint} required>
          <Input name="key" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
        <Button type="submit" className="md:justify-self-start">
          {text.openCode}
        </Button>
      </form>
      <p>
        {text.noCode}{' '}
        {phone && (
          <>
            <a href={dialNumber(phone)} className="inline-flex min-h-11 items-center text-ink">
              <PhoneNumber>{phone}</PhoneNumber>
            </a>{' '}
            ·{' '}
          </>
        )}
        <Link to="/contact" className="inline-flex min-h-11 items-center text-ink">
          {text.contact}
        </Link>
      </p>
    </FormPage>
  )
}
