import { type ReactNode, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { LanguageProvider } from './api/browser/use-messages.tsx'
import { NetworkNotice } from './app/layout/network-notice.tsx'
import { SessionRefresher } from './app/layout/session-refresher.tsx'
import { ErrorPage } from './app/layout/error-page.tsx'
import { replayTypedInput } from './rendering/client/typed-early.ts'
import { guardPages } from './app/http/guard-pages.ts'
import { loadShell, type ShellData } from './app/layout/shell-data.ts'
import appStyles from './ui/styles/app.css?url'
import { latinFont, latinSigns } from './ui/styles/latin-font.ts'

export const middleware = [guardPages]

export function loader({ context }: LoaderFunctionArgs): Promise<ShellData> {
  return loadShell(context)
}

/** The shell's data stays over navigations; a changed session or language asks for it by itself. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  if (formMethod && formMethod !== 'GET') return defaultShouldRevalidate
  return currentUrl.href === nextUrl.href
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.site.name ?? 'ZincBridge' }]

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const lang = shell?.lang ?? 'zh'
  return (
    <html lang={lang === 'zh' ? 'zh-CN' : 'en'} data-city={shell?.cityCode ?? ''} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#121D28" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* Digits wait for it no longer than a tenth of a second (font-display: optional), so it must not hold up the styles. */}
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" fetchPriority="low" />
        {lang === 'en' && <link rel="preload" href={latinSigns} as="font" type="font/woff2" crossOrigin="anonymous" fetchPriority="low" />}
        <link rel="stylesheet" href={appStyles} />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageProvider lang={lang}>{children}</LanguageProvider>
        <ScrollRestoration getKey={(location) => location.key} />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  useEffect(replayTypedInput, [])
  return (
    <SessionRefresher>
      <Outlet />
      <NetworkNotice />
    </SessionRefresher>
  )
}

export function ErrorBoundary() {
  return <ErrorPage />
}
