/** One row of the chart: a value for each half minute. */
export interface Series {
  name: string;
  unit: string;
  values: readonly number[];
}

const WIDTH = 900;
const PANEL = 130;
const LEFT = 70;
const TOP = 34;

/** A drawing with a panel for each series, from zero up, minutes along the bottom. */
export function soakChart(title: string, minutes: readonly number[], series: readonly Series[]): string {
  const height = TOP + series.length * PANEL + 30;
  const last = minutes.at(-1) ?? 1;
  const x = (minute: number): string => (LEFT + ((WIDTH - LEFT - 20) * minute) / last).toFixed(1);
  const panels = series.map(({ name, unit, values }, at) => {
    const most = Math.max(1, ...values) * 1.1;
    const bottom = TOP + (at + 1) * PANEL - 22;
    const y = (value: number): string => (bottom - ((PANEL - 46) * value) / most).toFixed(1);
    const points = values.map((value, index) => `${x(minutes[index]!)},${y(value)}`).join(' ');
    const line = `x1="${LEFT}" x2="${WIDTH - 20}"`;
    return `<text x="${LEFT}" y="${bottom - PANEL + 40}" font-weight="bold">${name}, ${unit}</text>
<line ${line} y1="${bottom}" y2="${bottom}" stroke="#999"/>
<text x="${LEFT - 8}" y="${bottom + 4}" text-anchor="end">0</text>
<text x="${LEFT - 8}" y="${Number(y(most / 1.1)) + 4}" text-anchor="end">${(most / 1.1).toFixed(0)}</text>
<polyline points="${points}" fill="none" stroke="#1f6feb" stroke-width="2"/>`;
  });
  const ticks = Array.from({ length: 6 }, (_, at) => (last * at) / 5).map(
    (minute) => `<text x="${x(minute)}" y="${height - 16}" text-anchor="middle">${minute.toFixed(0)} min</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="${LEFT}" y="18" font-size="14">${title}</text>
${panels.join('\n')}
${ticks.join('\n')}
</svg>
`;
}
