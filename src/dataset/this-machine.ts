/** Names of this machine in a URL: what is sent there stays here. */
const names = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

export const isThisMachine = ({ hostname }: URL): boolean => names.test(hostname);
