import type { ReactNode } from 'react'
import { signInMessages } from '#app/features/auth/auth-messages.ts'
import { FormInput, PostForm, type PostFormProps } from '#app/ui/post-form.tsx'
import { usePath, useTexts } from '#app/ui/use-language.tsx'
import { accountMessages } from './account-messages.ts'

type AccountSectionProps = {
  id: string
  title: string
  /** What it is for, beside it. */
  about: ReactNode
  children: ReactNode
}

/** One part of the account page: what it is about, and beside or beneath it the form. */
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
  /** Its title, and the words of its button. */
  text: { title: string; submit: string }
  about: ReactNode
}

/** A section that is a form; `action` is its page's path in English. */
export function FormSection({ id, text, about, action, ...form }: FormSectionProps) {
  const path = usePath()
  return (
    <AccountSection id={id} title={text.title} about={about}>
      <PostForm action={path(`${action}#${id}`)} submit={text.submit} {...form} />
    </AccountSection>
  )
}

/** A password: the one that there is, or a new one, for which the rules are said. */
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
