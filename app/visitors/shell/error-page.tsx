import type { ReactNode } from 'react'
import { isTyped, type Unsent } from '#app/lib/unsent.ts'
import { maxTypedLength } from '#app/search/search-input.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { uiMessages } from '#app/ui/messages.ts'
import { usePath, useTexts } from '#app/ui/use-language.tsx'
import { CrisisNumbers } from './crisis-numbers.tsx'
import { siteMessages } from './messages.tsx'

type ErrorPageProps = {
  title?: string
  /** The server's message for a rejection: "You may not see this page." */
  text?: string | undefined
  /** Links to continue, best first; used if retrying does not help. */
  ways?: { to: string; label: string; isNewTab?: true }[]
  /** The input of the failed form. */
  unsent?: Unsent | undefined
  /** Path for another attempt. */
  retryPath: string
  /** For developers; never set in production. */
  stack?: string
}

/** The page for any failure: an apology, a retry link, and the crisis numbers. */
export function ErrorPage(props: ErrorPageProps) {
  const text = useTexts(siteMessages).failed
  const { title = text.title, retryPath, unsent, stack } = props
  const {
    ways = [
      { to: retryPath, label: text.retry },
      { to: '/', label: text.home },
    ],
  } = props
  return (
    <StrayPage
      title={title}
      actions={ways.map(({ to, label, isNewTab }, place) => (
        <ButtonLink
          key={to}
          to={to}
          variant={place ? 'line' : 'solid'}
          target={isNewTab && '_blank'}
          reloadDocument
        >
          {label}
        </ButtonLink>
      ))}
      after={
        <>
          {unsent && <UnsentForm {...unsent} />}
          {stack && (
            <pre className="mt-8 overflow-x-auto rounded-m bg-sunken p-4 font-mono text-xs leading-normal">
              {stack}
            </pre>
          )}
        </>
      }
    >
      {props.text ?? text.text}
    </StrayPage>
  )
}

/** Shows the input of a form that failed, to read, copy, edit and send again. */
function UnsentForm({ action, fields }: Unsent) {
  const text = useTexts(uiMessages)
  const labels = useTexts(siteMessages).fields
  return (
    <form method="post" action={action} className="mt-8 grid max-w-measure gap-4">
      {fields.map(([name, value], place) => {
        const key = `${place} ${name}`
        if (!isTyped(name) || value === '') {
          return <input key={key} type="hidden" name={name} value={value} />
        }
        return (
          <Field
            key={key}
            id={`unsent-${place}`}
            label={findLabel(labels, name) ?? labelField(name)}
          >
            {value.length > 60 || value.includes('\n') ? (
              <Textarea name={name} defaultValue={value} rows={6} />
            ) : (
              <Input name={name} defaultValue={value} />
            )}
          </Field>
        )
      })}
      <Button type="submit" className="justify-self-start">
        {text.sendAgain}
      </Button>
    </form>
  )
}

function findLabel(labels: Record<string, string>, name: string): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined
}

/** Label a field: "fullName" → "Full name". */
function labelField(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The 404 page. */
export function NotFound() {
  const text = useTexts(siteMessages).notFound
  const path = usePath()
  return (
    <StrayPage
      title={text.title}
      actions={
        <>
          <form
            method="get"
            action={path('/centers')}
            className="flex w-full flex-wrap items-end gap-3"
          >
            <Field id="search-again" label={text.search} className="flex-1">
              <Input type="search" name="q" maxLength={maxTypedLength} />
            </Field>
            <Button type="submit">{text.submit}</Button>
          </form>
          <ButtonLink to="/" variant="line">
            {text.home}
          </ButtonLink>
          <ButtonLink to="/centers" variant="line">
            {text.centers}
          </ButtonLink>
        </>
      }
    >
      {text.text}
    </StrayPage>
  )
}

type StrayPageProps = {
  title: string
  /** One or two sentences. */
  children: ReactNode
  actions: ReactNode
  after?: ReactNode
}

/** A page for people who did not reach their goal, with crisis numbers. */
export function StrayPage({ title, children, actions, after }: StrayPageProps) {
  const text = useTexts(siteMessages).crisis
  return (
    <>
      <div className="wrap grid items-center gap-8 py-section lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-14">
        <div className="min-w-0">
          <h1>{title}</h1>
          <p className="mt-3 max-w-[34em] text-lede leading-normal text-ink-soft">{children}</p>
          <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
          {after}
        </div>
        <img
          src="/illustrations/lighthouse.svg"
          alt=""
          width={640}
          height={400}
          className="aspect-[1.6] w-full max-w-104 rounded-l object-cover max-md:row-start-1"
        />
      </div>
      <div className="on-deep overflow-hidden bg-deep py-8 text-on-deep">
        <div className="wrap">
          <h2 className="mb-5 text-xl">{text.ifYouNeedHelp}</h2>
          <CrisisNumbers />
        </div>
      </div>
    </>
  )
}
