import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../cli/command.js';
import { freePort, saying } from './redis-server.js';

/** s3rver, a server of others' that speaks S3's protocol, with a bucket `sets`; the environment says where it is. */
export class S3Server {
  private child: ChildProcess | undefined;

  /** @param folder for its objects */
  async start(folder: string): Promise<void> {
    const port = await freePort();
    const args = ['--directory', folder, '--address', '127.0.0.1', '--port', `${port}`];
    this.child = spawn(
      process.execPath,
      // Its tokens of long lists are encrypted with DES.
      [
        '--openssl-legacy-provider',
        join(root, 'test/packages/node_modules/s3rver/bin/s3rver.js'),
        ...args,
        '--configure-bucket',
        'sets',
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await saying(this.child, /listening/i);
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    });
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
