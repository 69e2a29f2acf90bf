import type { ReactNode } from 'react'
import type { RejectedForm } from '#app/lib/form.ts'
import { PostForm } from '#app/ui/post-form.tsx'
import { usePath, useTexts } from '#app/ui/use-language.tsx'
import { AccountFrame } from './account-frame.tsx'
import { signInMessages } from './messages.tsx'

type MailedLinkPageProps = {
  text: { title: string; about: string; submit: string }
  /** English path of the page. */
  path: string
  token: string
  rejected: RejectedForm | undefined
  /** Next steps if the link does not work. */
  children: ReactNode
}

/**
 * The page of an emailed link. Only its button uses up the link, because email programs open links
 * in advance.
 */
export function MailedLinkPage({ text, path, token, rejected, children }: MailedLinkPageProps) {
  const { pleaseWait } = useTexts(signInMessages)
  const localize = usePath()
  return (
    <AccountFrame title={text.title} path={path} rejected={rejected}>
      <p>{text.about}</p>
      <PostForm
        action={localize(`${path}?${new URLSearchParams({ token })}`)}
        rejected={rejected}
        hasToast
        submit={text.submit}
        busy={pleaseWait}
        wide
      />
      {children}
    </AccountFrame>
  )
}
