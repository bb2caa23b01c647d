const STYLE = `body{font:16px/1.55 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#1f2937}
pre,code{font:13.5px/1.5 ui-monospace,monospace;background:#f3f4f6;border-radius:4px}code{padding:.1em .3em}pre{padding:.8rem;overflow:auto}
pre code{padding:0}table{border-collapse:collapse;display:block;overflow:auto}td,th{border:1px solid #d1d5db;padding:.35rem .6rem;text-align:left;vertical-align:top}
a{color:#1d4ed8}`;

/** A page of the service around HTML that is safe already. */
export function htmlPage(title: string, html: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
<style>${STYLE}</style>
</head>
<body>
<p><a href="/docs">API reference</a></p>
${html}
</body>
</html>
`;
}
