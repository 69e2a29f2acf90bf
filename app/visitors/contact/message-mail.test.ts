import { describe, expect, it } from 'vitest'
import { composeMessageMail } from './message-mail.ts'

const site = { name: 'The Directory', url: 'https://directory.example.org' }
const input = {
  name: 'Sam <b>Doe</b>',
  email: 'sam@example.org',
  phone: null,
  subject: null,
  urgency: 'normal' as const,
  message: 'One & two\n<script>alert("1")</script>',
}

describe('the email about a message', () => {
  it('contains the whole message and its urgency', () => {
    const center = { name: 'Hope House', slug: 'hope-house' }
    const full = { ...input, phone: '609 555 0142', subject: 'A bed', urgency: 'urgent' as const }
    const { subject, text } = composeMessageMail(full, center, site)
    expect(subject).toBe('[Urgent] A bed')
    for (const line of [
      'Name: Sam <b>Doe</b>',
      'Email: sam@example.org',
      'Phone: 609 555 0142',
      'Subject: A bed',
      'Urgency: Urgent (same day)',
      'Center: Hope House (https://directory.example.org/centers/hope-house)',
      'One & two\n<script>alert("1")</script>',
    ]) {
      expect(text).toContain(line)
    }
  })

  it('names the sender when there is no subject or center', () => {
    const { subject, text } = composeMessageMail(input, null, site)
    expect(subject).toBe('Message from Sam <b>Doe</b>')
    expect(text).toContain('Urgency: Normal (24-48 hours)')
    expect(text).not.toContain('Center:')
  })

  it('has the same text as HTML, with everything typed escaped', () => {
    const { html } = composeMessageMail(input, { name: '"A" & <i>B</i>', slug: 'a' }, site)
    expect(html).toContain('Sam &lt;b&gt;Doe&lt;/b&gt;')
    expect(html).toContain('One &amp; two\n&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;')
    expect(html).toContain('&quot;A&quot; &amp; &lt;i&gt;B&lt;/i&gt;')
    expect(html).not.toMatch(/<(script|b|i)>/)
  })
})
