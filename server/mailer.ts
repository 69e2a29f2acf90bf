import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** One mail, ready to go. `id` stays the same however often it is sent. */
export type Mail = {
  id: string
  to: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  createdAt: Date
}

/** Resolves when the mail server has taken the mail; rejects with its reason when it has not. */
export type Deliver = (mail: Mail) => Promise<void>

type MailSettings = {
  /** "smtp://login:password@mail.example.org:587", or "smtps://…"; without it mail becomes files. */
  smtpUrl: string | undefined
  /** "Name <address>" or an address. */
  from: string
  /** Origin of the site: its host ends the Message-ID. */
  siteUrl: string
  /** Where the files go. */
  folder: string
  /** Tells the operator where a file is. */
  print: (line: string) => void
}

/** Mail by SMTP where there is a server for it, else as `.eml` files that a mail program opens. */
export function createMailer(settings: MailSettings): Deliver {
  return settings.smtpUrl ? sendBySmtp(settings, settings.smtpUrl) : writeFiles(settings)
}

// A server that says nothing must not hold the next mail back for minutes.
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
    // Whole under its own name or not there at all; for the operator's eyes only.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flush: true })
    await rename(`${file}.part`, file)
    // Neither whom it is for nor its link: what is printed is kept, and read by more people than the file.
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
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
