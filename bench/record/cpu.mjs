// Loaded before a program: at its end it writes its CPU seconds and its largest memory, in bytes, to the file named by TOPSYTURVY_SPENT.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  const spent = { seconds: (user + system) / 1e6, bytes: 1024 * process.resourceUsage().maxRSS };
  writeFileSync(process.env.TOPSYTURVY_SPENT, JSON.stringify(spent));
});
