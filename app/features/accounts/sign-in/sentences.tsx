import type { ReactNode } from 'react'
import type { Texts } from '#app/lib/language.ts'

/** Makes a link of some words. */
type LinkWords = (words: string) => ReactNode

const en = {
  otherAccount: (dashboard: LinkWords): ReactNode => (
    <>Log in with a staff account, or {dashboard('go to your dashboard')}.</>
  ),
  noNeed: (terms: LinkWords, privacy: LinkWords): ReactNode => (
    <>
      You do not need an account to search, call or read anything here. Members can vote, comment
      and export their own data. See {terms('our terms')} and {privacy('what we keep')}.
    </>
  ),
  phoneLost: (signIn: LinkWords, contact: LinkWords): ReactNode => (
    <>
      Your phone is lost? A backup code does the same, once. {signIn('Sign in as somebody else')},
      or {contact('write to us')}.
    </>
  ),
  linkTooOld: (signIn: LinkWords): ReactNode => (
    <>
      The link does not work any more? {signIn('Sign in')} with your password, and we send you a new
      one.
    </>
  ),
}

const es: typeof en = {
  otherAccount: (dashboard) => (
    <>Entre con una cuenta del equipo, o {dashboard('vaya a su panel')}.</>
  ),
  noNeed: (terms, privacy) => (
    <>
      No necesita una cuenta para buscar, llamar ni leer nada aquí. Los miembros pueden votar,
      comentar y descargar sus propios datos. Vea {terms('nuestros términos')} y{' '}
      {privacy('lo que guardamos')}.
    </>
  ),
  phoneLost: (signIn, contact) => (
    <>
      ¿Perdió su teléfono? Un código de respaldo sirve igual, una sola vez.{' '}
      {signIn('Entre como otra persona')}, o {contact('escríbanos')}.
    </>
  ),
  linkTooOld: (signIn) => (
    <>¿El enlace ya no sirve? {signIn('Entre')} con su contraseña y le mandamos uno nuevo.</>
  ),
}

/** Sentences with links in them. */
export const sentences: Texts<typeof en> = { en, es }
