import type { ReactNode } from 'react'
import type { RejectedForm } from '#app/lib/form.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { useSite } from '#app/ui/site.tsx'
import { Toast } from '#app/ui/toast.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { signInMessages } from './messages.tsx'

type AccountFrameProps = {
  title: string
  /** English path of the page. */
  path: string
  rejected: RejectedForm | undefined
  children: ReactNode
}

/** The page of an account form: the form, a drawing beside or above it, and a link to Home. */
export function AccountFrame({ title, path, rejected, children }: AccountFrameProps) {
  const text = useTexts(signInMessages)
  const description = text.description(useSite().name)
  return (
    <div className="grid lg:min-h-184 lg:grid-cols-2">
      <PageMeta title={title} description={description} path={path} noIndex={path !== '/auth'} />
      <div className="no-print relative isolate min-h-30 overflow-clip lg:order-2">
        <img
          src="/illustrations/lake-tall.svg"
          alt=""
          width={640}
          height={700}
          className="absolute inset-0 -z-1 size-full object-cover object-[50%_64%]"
        />
        <p className="hidden max-w-[13em] px-12 pt-13 text-2xl leading-[1.15] font-bold tracking-display text-balance lg:block">
          {text.motto}
        </p>
      </div>
      <div className="mx-auto grid w-full max-w-120 content-center gap-5 px-gutter pt-6 pb-14 lg:pt-14">
        <h1 className="text-[clamp(1.875rem,1.6rem+1.2vw,2.5rem)]">{title}</h1>
        {children}
        <p>
          <Link to="/" className="-ml-1.5 inline-flex min-h-11 items-center gap-1.75 font-semibold">
            <Icon name="chevron-left" />
            {text.backHome}
          </Link>
        </p>
      </div>
      {rejected && (
        <Toast key={rejected.id} title={rejected.title} text={rejected.text} tone="danger" />
      )}
    </div>
  )
}
