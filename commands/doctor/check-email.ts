import { randomUUID } from 'node:crypto'
import { escapeHtml } from '#app/lib/escape-html.ts'
import { getDataFolder } from '#server/data-folders.ts'
import type { Env } from '#server/env.ts'
import { createMailer } from '#server/mailer.ts'
import { bad, type Finding, findReason, good } from './finding.ts'

/** Send a test email to `to`, at once and past the outbox. */
export async function checkEmail(env: Env, to: string): Promise<Finding> {
  const { smtpUrl, site } = env
  if (!smtpUrl) {
    return bad(
      'SMTP_URL is not set: email is only written to files, and nobody can confirm an account.',
      'Set SMTP_URL, such as smtp://login:password@mail.example.org:587.',
    )
  }
  const { host } = new URL(smtpUrl)
  const deliver = createMailer({
    smtpUrl,
    from: env.mailFrom,
    siteUrl: site.url,
    folder: getDataFolder(env.dataDir, 'outbox'),
    print: () => {},
  })
  const text = `This is a test email from ${site.name} (${site.url}). Email works.`
  try {
    await deliver({
      id: randomUUID(),
      to,
      replyTo: null,
      unsubscribeUrl: null,
      subject: `Test email from ${site.name}`,
      text,
      html: `<p>${escapeHtml(text)}</p>`,
      createdAt: new Date(),
    })
    return good(`The mail server ${host} took a test email to ${to}. Look whether it arrives.`)
  } catch (error) {
    return bad(
      `The mail server ${host} did not take a test email to ${to}: ${findReason(error)}`,
      'Check the host, port, login and password in SMTP_URL, and that the server may send as MAIL_FROM.',
    )
  }
}
