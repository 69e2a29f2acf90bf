import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** An email to send. `id` stays the same for every attempt. */
export type Mail = {
  id: string
  to: string
  replyTo: string | null
  /** Stops such emails with one request (RFC 8058); null for email that a person asked for. */
  unsubscribeUrl: string | null
  subject: string
  text: string
  html: string
  createdAt: Date
}

/** Resolves when the mail server accepts the email; rejects with its reason otherwise. */
export type Deliver = (mail: Mail) => Promise<void>

type MailSettings = {
  /** "smtp://login:password@mail.example.org:587" or "smtps://…". Undefined: email is written to files. */
  smtpUrl: string | undefined
  /** "Name <address>" or an address. */
  from: string
  /** The Message-ID ends with its host. */
  siteUrl: string
  folder: string
  /** Print a line for the operator. */
  print: (line: string) => void
}

/** Send email by SMTP or, without `smtpUrl`, write `.eml` files that an email program opens. */
export function createMailer(settings: MailSettings): Deliver {
  return settings.smtpUrl ? sendBySmtp(settings, settings.smtpUrl) : writeFiles(settings)
}

// Milliseconds. A server that doesn't answer must not delay the next email for minutes.
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

function sendBySmtp(settings: MailSettings, url: string): Deliver {
  const transport = createTransport({ url, ...patience })
  return async (mail) => {
    await transport.sendMail(compose(mail, settings))
  }
}

function writeFiles(settings: MailSettings): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(compose(mail, settings))
    await mkdir(settings.folder, { recursive: true })
    const time = mail.createdAt.toISOString().slice(0, 19).replaceAll(':', '-')
    const file = path.join(settings.folder, `${time}-${mail.id}.eml`)
    // Write and rename: no reader sees half a file. Only the operator may read it.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flush: true })
    await rename(`${file}.part`, file)
    // Don't print the recipient or the link: more people read the output than the file.
    settings.print(`Mail: ${file}`)
  }
}

function compose(mail: Mail, { from, siteUrl }: MailSettings): SendMailOptions {
  return {
    messageId: `<${mail.id}@${new URL(siteUrl).hostname}>`,
    date: mail.createdAt,
    from,
    to: mail.to,
    replyTo: mail.replyTo ?? undefined,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
