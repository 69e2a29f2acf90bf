import type { ReactNode } from 'react'
import { signInMessages } from '#app/members/auth/messages.tsx'
import { FormInput, PostForm, type PostFormProps } from '#app/ui/post-form.tsx'
import { usePath, useTexts } from '#app/ui/use-language.tsx'
import { accountMessages } from './messages.tsx'

type AccountSectionProps = {
  id: string
  title: string
  /** An explanation beside the form. */
  about: ReactNode
  children: ReactNode
}

/** A section of the account page: an explanation, and the form beside or below it. */
export function AccountSection({ id, title, about, children }: AccountSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-4 items-start gap-x-[clamp(3rem,5vw,4.5rem)] gap-y-5 border-t py-[clamp(1.75rem,1.4rem+1.5vw,2.75rem)] first:border-t-0 first:pt-0 lg:grid-cols-[20rem_minmax(0,34rem)]"
    >
      <div className="grid gap-1.5">
        <h2 id={`${id}-title`}>{title}</h2>
        <div className="max-w-measure text-ink-soft">{about}</div>
      </div>
      {children}
    </section>
  )
}

type FormSectionProps = Omit<PostFormProps, 'submit'> & {
  id: string
  /** The section's title, and the button's label. */
  text: { title: string; submit: string }
  about: ReactNode
}

/** A section with a form; `action` is its page's English path. */
export function FormSection({ id, text, about, action, ...form }: FormSectionProps) {
  const path = usePath()
  return (
    <AccountSection id={id} title={text.title} about={about}>
      <PostForm action={path(`${action}#${id}`)} submit={text.submit} {...form} />
    </AccountSection>
  )
}

/** A password input: the current password, or a new one with the rules. */
export function PasswordInput({ label, isNew = false }: { label?: string; isNew?: boolean }) {
  const { yourPassword } = useTexts(accountMessages)
  const { newPasswordHint } = useTexts(signInMessages)
  return (
    <FormInput
      name={isNew ? 'newPassword' : 'currentPassword'}
      label={label ?? yourPassword}
      hint={isNew && newPasswordHint}
      type="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
