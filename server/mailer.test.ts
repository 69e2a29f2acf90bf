import { describe, expect, it } from 'vitest'
import { startMailServer } from '#tests/support/mail-server.ts'
import { createMailer } from './mailer.ts'

const site = { siteUrl: 'https://directory.example.org', from: '"The Desk" <desk@example.org>' }
const siteEmail = 'operator@example.org'

describe('an email', () => {
  it('gets no headers, recipients or files from its author', async () => {
    const mailServer = await startMailServer()
    try {
      await createMailer({ ...site, smtpUrl: mailServer.url, folder: '', print: () => {} })({
        id: '00000000-0000-4000-8000-000000000001',
        to: siteEmail,
        unsubscribeUrl: null,
        replyTo: 'sam@example.org\r\nBcc: everybody@example.org',
        subject: 'Hello\r\nBcc: everybody@example.org\r\n\r\n<script>',
        text: 'From me\n.\nQUIT\n',
        html: '<p>From me</p>',
        createdAt: new Date('2026-11-20T08:00:00Z'),
      })
      const [mail] = await mailServer.waitFor(1)
      expect(mail?.to).toEqual([siteEmail])
      expect(mail?.headers).not.toHaveProperty('bcc')
      expect(mail?.headers.subject).toContain('Hello Bcc: everybody')
      expect(mail?.headers.date).toBe('Fri, 20 Nov 2026 08:00:00 +0000')
      expect(mailServer.received).toHaveLength(1)
    } finally {
      await mailServer.close()
    }
  })
})
