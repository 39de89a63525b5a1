/** Who I am to the server: a guest with a name, or an account. */
import { api } from './api/http';
import type { Me } from './api/types';
import { settings } from './settings.svelte';
import { say } from './words/index.svelte';

class People {
  me = $state.raw<Me | null>(null);

  async load(): Promise<void> {
    this.me = await api.me();
  }

  /** Nobody has to fill in a form to play: a guest gets a name, and may change it at any time. */
  async ensure(): Promise<Me> {
    if (!this.me) await this.load();
    if (!this.me?.name)
      await this.rename(settings.name || say('guest-name', { number: 100 + Math.floor(Math.random() * 900) }));
    return this.me!;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.takeName(name);
    settings.name = name;
  }

  async signIn(account: string, password: string): Promise<void> {
    this.me = await api.signIn(account, password);
  }

  async register(account: string, password: string): Promise<void> {
    this.me = await api.register(account, password);
  }

  async signOut(): Promise<void> {
    await api.signOut();
    await this.load();
  }
}

export const people = new People();
